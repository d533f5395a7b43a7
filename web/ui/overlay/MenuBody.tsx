import { Menu, Portal } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { MenuItem, MenuProps } from './menuProps.ts'
import './overlay.css'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'

/** Chakra's menu in Arus style. Use Menu, which loads it. */
export function MenuBody({
  trigger,
  items,
  keepOpen = false,
  align = 'start',
  defaultOpen,
}: MenuProps & { defaultOpen: boolean }) {
  return (
    <ThemeProvider>
      <Menu.Root
        defaultOpen={defaultOpen}
        closeOnSelect={!keepOpen}
        positioning={{ placement: align === 'end' ? 'bottom-end' : 'bottom-start', gutter: 4 }}
        lazyMount
        unmountOnExit
      >
        <Menu.Trigger asChild>{trigger}</Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content className="pop menu">
              {items.map(item => (
                <Entry key={item.id} item={item} />
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </ThemeProvider>
  )
}

function Entry({ item }: { item: MenuItem }) {
  if ('separator' in item) return <Menu.Separator className="menu-line" />
  if ('heading' in item) return <div className="menu-heading">{item.heading}</div>
  const content = (
    <>
      {item.icon}
      <span className="grow">
        {item.label}
        {item.note ? <small>{item.note}</small> : null}
      </span>
    </>
  )
  const className = item.danger ? 'menu-item danger' : 'menu-item'
  if (item.checked === undefined)
    return (
      <Menu.Item value={item.id} className={className} disabled={item.disabled ?? false} onSelect={item.onSelect}>
        {content}
      </Menu.Item>
    )
  return (
    <Menu.CheckboxItem
      value={item.id}
      className={className}
      disabled={item.disabled ?? false}
      checked={item.checked}
      onCheckedChange={item.onSelect}
    >
      {content}
      <Check className={item.checked ? 'i' : 'i hidden'} aria-hidden />
    </Menu.CheckboxItem>
  )
}
