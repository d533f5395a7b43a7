import type { ComponentProps, ReactNode } from 'react'
import { type LinkProps, Link } from 'react-router'
import { Kbd } from './keyboard/Kbd.tsx'
import { preload } from '../relay/hover.ts'

type Look = {
  /** At most one primary per screen; `danger` is for what can't be undone. */
  variant?: undefined | 'default' | 'primary' | 'ghost' | 'danger' | 'dangerSolid' | 'warning'
  /** 28, 32, 36 (forms) and 44 px (phones, sign-in). */
  size?: undefined | 'sm' | 'md' | 'lg' | 'xl'
  /** Takes the full width. */
  block?: boolean | undefined
  /** Icon only: give the button an `aria-label`. */
  iconOnly?: boolean | undefined
}

type Content = {
  icon?: ReactNode
  /** The shortcut for the same action, shown as a hint; register it with `useShortcuts`. */
  hint?: string
  children?: ReactNode
}

const variants: Record<NonNullable<Look['variant']>, string> = {
  default: '',
  primary: 'btn-primary',
  ghost: 'btn-ghost',
  danger: 'btn-danger',
  dangerSolid: 'btn-danger-solid',
  warning: 'btn-warn',
}

/** The classes of a button, for other elements that look like one. */
export function buttonClass({ variant = 'default', size = 'md', block, iconOnly }: Look, className?: string): string {
  return [
    'btn',
    variants[variant],
    size === 'md' ? '' : `btn-${size}`,
    block ? 'btn-block' : '',
    iconOnly ? 'btn-icon' : '',
    className ?? '',
  ]
    .filter(Boolean)
    .join(' ')
}

type ButtonProps = Look & Content & Omit<ComponentProps<'button'>, keyof Look | keyof Content> & { loading?: boolean }

/** A button; `loading` keeps its width and ignores further clicks. A plain element: a screen has dozens of them. */
export function Button(props: ButtonProps) {
  const { variant, size, block, iconOnly, icon, hint, children, className, loading = false, disabled, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || loading}
      data-loading={loading || undefined}
      className={buttonClass({ variant, size, block, iconOnly }, className)}
    >
      {loading ? <span className="spinner" aria-hidden /> : null}
      {icon}
      {children}
      {hint ? <Kbd>{hint}</Kbd> : null}
    </button>
  )
}

type LinkButtonProps = Look & Content & Omit<LinkProps, keyof Look | keyof Content>

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  block,
  iconOnly,
  icon,
  hint,
  children,
  className,
  ...rest
}: LinkButtonProps) {
  const href = typeof rest.to === 'string' ? rest.to : null
  return (
    <Link
      {...rest}
      onPointerEnter={() => href && preload(href)}
      onFocus={() => href && preload(href)}
      className={buttonClass({ variant, size, block, iconOnly }, className)}
    >
      {icon}
      {children}
      {hint ? <Kbd>{hint}</Kbd> : null}
    </Link>
  )
}
