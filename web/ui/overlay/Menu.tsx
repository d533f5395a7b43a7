import { lazyOverlay } from './lazyOverlay.tsx'
import type { MenuProps } from './menuProps.ts'

/** A menu of actions or settings. */
export const Menu = lazyOverlay<MenuProps>(() => import('./MenuBody.tsx').then(module => module.MenuBody), 'menu')
