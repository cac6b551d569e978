import type { PolarityLists } from './polarity-lexicon.ts'

/** The same in every language. `☺` and `☹` also stand for `:)` and `:(`. */
export const EMOJI_POLARITY: PolarityLists = {
  3: '😍 🥰 🤩 ❤ ♥ 💖 💕 💯 🏆 😘 🥇',
  2: '👍 😊 🙂 😀 😃 😄 😁 😋 🙏 👏 ☺ 👌 🌟 ✨ 💪 🎉 🙌 😎 🤗 💚 💙 💛 🧡 💜',
  1: '⭐ 🌞 😉 🍀',
  '-1': '😐 😕 🤔 🙄 😬 😴',
  '-2': '👎 😞 😠 ☹ 😒 😔 😢 😭 😤 😩 😫 😣 🙁 😖 😨 🥶',
  '-3': '😡 🤮 🤢 💩 🤬 🖕 😱 🪳 🐀',
}
