import {
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  Suspense,
  cloneElement,
  lazy,
  useState,
} from 'react'

/** Props that a trigger element must accept. */
export type TriggerProps = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-haspopup' | 'aria-expanded'
>

type OverlayProps = { trigger: ReactElement<TriggerProps> }

/**
 * A menu or popover whose code is loaded when the pointer or the focus reaches its trigger, and which opens with the first click. Until
 * then the trigger is a plain button.
 */
export function lazyOverlay<P extends OverlayProps>(
  load: () => Promise<ComponentType<P & { defaultOpen: boolean }>>,
  popup: 'menu' | 'dialog',
): (props: P) => ReactNode {
  const module = () => load().then(component => ({ default: component }))
  const Loaded: ComponentType<P & { defaultOpen: boolean }> = lazy(module)

  return function Overlay(props: P) {
    const [wasOpened, setWasOpened] = useState(false)
    const { trigger } = props
    const warm = () => void module()
    const closed = cloneElement(trigger, {
      onPointerEnter: warm,
      onFocus: warm,
      onClick: () => setWasOpened(true),
      'aria-haspopup': popup,
      'aria-expanded': wasOpened,
    })
    if (!wasOpened) return closed
    return (
      <Suspense fallback={closed}>
        <Loaded {...props} defaultOpen />
      </Suspense>
    )
  }
}
