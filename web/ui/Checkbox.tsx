import { type ComponentProps, useEffect, useRef } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** Some, but not all, of what it stands for is checked. */
  indeterminate?: boolean
}

/** A native checkbox, drawn by css: a table may have hundreds of them. Give it a label around it or an `aria-label`. */
export function Checkbox({ indeterminate = false, className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return <input {...rest} ref={input} type="checkbox" className={className ? `check ${className}` : 'check'} />
}
