/** A key as printed on the keyboard. Hidden on touch screens. */
export function Kbd({ children }: { children: string }) {
  return <kbd className="kbd">{keyName(children)}</kbd>
}

const onApple = /Mac|iPhone|iPad/.test(navigator.platform)
const names: Record<string, string> = {
  mod: onApple ? '⌘' : 'Ctrl',
  shift: '⇧',
  enter: '↵',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'Esc',
  space: 'Space',
}

/** `mod+Enter` → `⌘↵` on a Mac and `Ctrl ↵` elsewhere. */
function keyName(keys: string): string {
  return keys
    .split('+')
    .map(key => names[key.toLowerCase()] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(onApple ? '' : ' ')
}
