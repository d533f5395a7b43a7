// The size budget of a screen until it answers input on a cold cache: kB (1000 bytes) of gzip, all scripts and styles of one language.
// Asserted by tools/budget.ts.

export type Budget = {
  /** Address of the screen. */
  path: string
  /** Modules that the address needs in addition to the entry, including a language's messages. */
  modules: readonly string[]
  /** The feature whose routes it needs, where they are not part of the frame. */
  feature?: string
  kilobytes: number
}

const ENTRANCE = 162
export const LIST = 244
/** Screens that show more than a list, such as pending approvals or changes in words. A list may cost at most 245. */
export const LARGE_LIST = 245
export const SETTINGS = 274
/** A single payment, and the approvals page, which shows one beside the list. */
export const RECORD = 254

const signedIn = ['organizationRoutes.tsx', 'shell/Shell.tsx', 'virtual:messages/en/organization']

/** A screen of an organization, with its feature's messages and any further messages of its route. */
export function screen(path: string, page: string, kilobytes: number, besides: readonly string[] = []): Budget {
  const [feature = ''] = page.split('/')
  const own = [`virtual:messages/en/${feature}`, `pages/organization/${page}.tsx`]
  return { path, feature, modules: [...signedIn, ...own, ...besides], kilobytes }
}

/** Screens of visitors. Each feature has the budgets of its own screens in a `budgets.ts`, which no browser fetches. */
export const budgets: readonly Budget[] = [
  { path: '/', modules: ['pages/public/signIn/SignInPage.tsx'], kilobytes: ENTRANCE },
  { path: '/setup', modules: ['pages/public/setup/SetupPage.tsx', 'virtual:messages/en/setup'], kilobytes: ENTRANCE },
  {
    path: '/forgot-password',
    modules: ['pages/public/forgotPassword/ForgotPasswordPage.tsx', 'virtual:messages/en/letters'],
    kilobytes: ENTRANCE,
  },
  {
    path: '/invitation',
    modules: ['pages/public/invitation/InvitationPage.tsx', 'virtual:messages/en/letters'],
    kilobytes: ENTRANCE,
  },
  {
    path: '/two-factor',
    modules: ['pages/public/twoFactor/TwoFactorPage.tsx', 'virtual:messages/en/secondFactor'],
    kilobytes: ENTRANCE,
  },
  {
    path: '/two-factor/set-up',
    modules: ['pages/public/twoFactor/SetUpPage.tsx', 'virtual:messages/en/secondFactor'],
    kilobytes: ENTRANCE,
  },
  { path: '/logout', modules: ['pages/public/logout/LogoutPage.tsx'], kilobytes: ENTRANCE },
]

/** The customer request form, a separate build because customers open it on phones over slow connections. */
export const requestForm: Budget = {
  path: '/customer-request',
  modules: ['virtual:messages/en/customerRequest'],
  kilobytes: 120,
}

/** The customer portal, a separate build for the same reason. */
export const customerPortal: Budget = {
  path: '/customer',
  modules: ['virtual:messages/en/customerPortal', 'virtual:messages/en/claims'],
  kilobytes: 120,
}

/** The page where customers pay an invoice, a separate build for the same reason. */
export const checkoutPage: Budget = {
  path: '/checkout',
  modules: ['virtual:messages/en/checkout'],
  kilobytes: 120,
}

/** Any chunk that is fetched later, such as a menu or a calendar. */
export const LAZY_CHUNK_KILOBYTES = 50

/** Chunks that may be larger, each with the reason. */
export const lazyChunkExceptions: readonly { module: string; kilobytes: number; reason: string }[] = [
  {
    module: 'telemetry/analytics.ts',
    kilobytes: 65,
    reason:
      "Amplitude's SDK brings its capturing along, used or not. With a key and consent only, when the page is idle",
  },
]
