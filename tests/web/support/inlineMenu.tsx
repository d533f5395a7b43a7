import type { MenuProps } from '../../../web/ui/overlay/menuProps.ts'

/** A menu whose items are next to their trigger: the real one needs a layout, which jsdom lacks. tests/e2e opens it. */
export const Menu = ({ trigger, items }: MenuProps) => (
  <>
    {trigger}
    {items.map(item =>
      'onSelect' in item ? (
        <button key={item.id} role="menuitem" onClick={item.onSelect}>
          {item.label}
        </button>
      ) : null,
    )}
  </>
)
