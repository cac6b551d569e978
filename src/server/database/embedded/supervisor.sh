# Runs PostgreSQL for as long as somebody holds the control pipe (standard input) open for writing, and stops it when
# the last one lets go, which the kernel does for a process that ends in any way.
# Arguments: the control folder, the id of this run, the folder of the socket, a folder to remove in the end (or ''; it stays if the server never came up),
# then the command line of the server.
control=$1 id=$2 socket_folder=$3 throw_away=$4
shift 4
stopping=
restarts=0
trap '' HUP INT TERM
trap 'stopping=yes' USR1
exec 3<&0 </dev/null

# Whoever joins sends a word and waits for a file of that name. It holds the pipe by then, so an answer is a promise.
# The signal is repeated because one that falls just before a `wait` would be missed.
(
  while read -r word <&3; do touch "$control/$id.$word"; done
  while kill -USR1 $$; do sleep 0.2; done
) 2>/dev/null &
reader=$!
exec 3<&-

while [ -z "$stopping" ]; do
  started=$(date +%s)
  "$@" &
  server=$!
  wait "$server"
  status=$?
  [ -z "$stopping" ] || break
  # It went down by itself. If it never came up, whoever started it reads the reason in the log.
  [ -e "$control/$id.ready" ] || break
  [ $(($(date +%s) - started)) -lt 60 ] || restarts=0
  restarts=$((restarts + 1))
  [ "$restarts" -le 20 ] || break
  sleep 0.5
done

# A signal sent before the server listens for it is lost, so it is sent until the server has gone. For half a second it may finish what
# a killed process had sent; then whoever is still connected is cut off.
attempts=0
while kill -0 "$server" 2>/dev/null; do
  attempts=$((attempts + 1))
  if [ "$attempts" -le 10 ]; then kill -TERM "$server"; elif [ "$attempts" -le 1200 ]; then kill -INT "$server"; else kill -QUIT "$server"; fi
  sleep 0.05
done 2>/dev/null

[ -e "$control/$id.ready" ] || throw_away=
kill -KILL "$reader" 2>/dev/null
rmdir "$socket_folder" 2>/dev/null
rm -f "$control/$id".*
[ -z "$throw_away" ] || rm -rf "$throw_away" 2>/dev/null
exit "$status"
