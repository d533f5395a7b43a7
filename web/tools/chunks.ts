// Which modules share a chunk. By default the bundler creates a file for every set of sharers: a list loaded 77 files, and gzip, which
// starts over with each, cost 18 kB. A group contains its modules with all their imports.
import type { Rolldown } from 'vite'

const any = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))
const packages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`)
const icons = (...names: string[]) => new RegExp(`/lucide-react/.*/icons/(?:${names.join('|')})\\.mjs$`)
const modules = (...files: string[]) => new RegExp(`/web/(?:${files.map(RegExp.escape).join('|')})$`)

/** An earlier group gets the modules that it shares with a later one. */
const groups: { name: string; test: RegExp; minShareCount?: number }[] = [
  {
    // Every address needs it. Includes what sign-in shares with the signed-in screens: in another group it would load that too.
    name: 'base',
    test: any(
      packages('react-dom', 'react-router'),
      // The icon factory, and the icons of the pages before signing in.
      /\/lucide-react\/(?!.*\/icons\/)/,
      icons('arrow-left', 'check', 'circle-exclamation-point', 'clock', 'dot', 'eye', 'eye-off', 'inbox', 'info'),
      icons('key-round', 'log-in', 'log-out'),
      modules('router.tsx', 'relay/operation.ts', 'relay/tab.ts', 'i18n/IntlRoot.tsx', 'i18n/format.ts'),
      modules('browserSettings.ts', 'i18n/currency.ts', 'idle.ts', 'telemetry/failures.ts'),
      modules(
        'ui/Button.tsx',
        'ui/Checkbox.tsx',
        'ui/form/Field.tsx',
        'ui/states/Skeletons.tsx',
        'ui/useDocumentTitle.ts',
        'pages/public/safePath.ts',
      ),
    ),
  },
  { name: 'forms', test: any(packages('formik'), modules('ui/form/fields.tsx')) },
  { name: 'relay', test: packages('relay-runtime') },
  {
    name: 'organization',
    test: any(
      modules('organizationRoutes.tsx', 'shell/Shell.tsx', 'relay/useMutation.ts', 'relay/useLiveSubscription.ts'),
      modules(
        'ui/Page.tsx',
        // Of the frame and of forms; must not load together with forms.
        'ui/overlay/Dialog.tsx',
        'ui/Money.tsx',
        'ui/DateText.tsx',
        'ui/StatusMark.tsx',
        'ui/list/useReadOnReturn.ts',
        'ui/list/useListReturn.ts',
        'ui/overlay/Popover.tsx',
        'flags/useFlag.ts',
      ),
      // Icons of lists that other pages use too.
      icons('file-up', 'pencil', 'plus', 'rotate-ccw', 'search', 'send', 'user-plus'),
    ),
  },
  // Also of lists without a grid.
  {
    name: 'paging',
    test: modules('ui/list/useListState.ts', 'ui/list/useListPage.ts', 'ui/list/ListFooter.tsx', 'ui/list/allAllow.ts'),
  },
  {
    name: 'list',
    test: modules(
      'ui/list/ListPage.tsx',
      'ui/list/defineListScreen.tsx',
      'ui/list/filterEditors.tsx',
      'ui/grid/columnKinds.tsx',
      'pages/organization/_components/ExportButton.tsx',
    ),
  },
  {
    name: 'payment-lists',
    test: modules(
      'pages/organization/bills/routes.tsx',
      'pages/organization/payments/routes.tsx',
      'ui/list/neighbors.ts',
      'pages/organization/payments/_lib/usePaymentNote.ts',
      'pages/organization/payments/_lib/accountTail.ts',
      'pages/organization/payments/_lib/paymentKind.ts',
      'pages/organization/payments/_lib/lazyActions.ts',
      'pages/organization/payments/_lib/lazyDecisions.ts',
      'pages/organization/_components/lazyPayingOff.ts',
      'pages/organization/_components/PaymentStatusMark.tsx',
    ),
  },
  {
    name: 'management',
    test: modules('pages/organization/management/routes.tsx', 'pages/organization/management/_lib/useChangeToast.ts'),
  },
  // Otherwise a page that shares an icon with a form would fetch the form's group for it.
  { name: 'icons', test: packages('lucide-react'), minShareCount: 2 },
  { name: 'form-page', test: any(packages('yup'), modules('ui/form/FormPage.tsx', 'ui/form/rules.ts')) },
]

/** For Rolldown's code splitting. */
export const chunks: Rolldown.CodeSplittingGroup[] = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}))
