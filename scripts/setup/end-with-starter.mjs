// Preloaded into the server. When the process that started it is killed, the channel between them closes, and the
// server ends as abruptly: it must not linger and keep the port from the next start.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.channel?.unref()
