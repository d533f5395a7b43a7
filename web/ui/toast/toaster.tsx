import { Toast, Toaster, createToaster } from '@chakra-ui/react'
import { CircleCheck, CircleX, Info, X } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { IntlRoot } from '../../i18n/IntlRoot.tsx'
import { intlState } from '../../i18n/intl.ts'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'
import type { FollowedToast, ToastOptions } from './toastOptions.ts'
import './toast.css'

const icons = { success: CircleCheck, error: CircleX, info: Info } as const
type Kind = keyof typeof icons

const FIVE_SECONDS = 5_000
const toaster = createToaster({ placement: 'bottom', pauseOnPageIdle: true, max: 3, gap: 8 })

// Its own React root: a message outlives the screen that caused it.
const host = document.body.appendChild(document.createElement('div'))
createRoot(host).render(
  <IntlRoot>
    <ThemeProvider>
      <Toasts />
    </ThemeProvider>
  </IntlRoot>,
)

/** Shows a message; errors stay until they are closed. */
export function showToast(kind: Kind, text: string, { action }: ToastOptions): void {
  toaster.create({
    type: kind,
    title: text,
    duration: kind === 'error' ? Infinity : FIVE_SECONDS,
    closable: true,
    ...(action ? { action } : {}),
  })
}

/** Shows a message in place of the previous one of its name. Once closed by the user, it is not shown again until the end. */
export function followToast(kind: Kind, text: string, { name, stays, action }: FollowedToast): void {
  const message = {
    type: kind,
    title: text,
    duration: stays || kind === 'error' ? Infinity : FIVE_SECONDS,
    closable: true,
    action: action ?? undefined,
  }
  if (toaster.isVisible(name)) toaster.update(name, message)
  else if (!stays || !followed.has(name)) toaster.create({ id: name, ...message })
  followed.add(name)
}

const followed = new Set<string>()

function Toasts() {
  return (
    <Toaster toaster={toaster}>
      {toast => {
        const Icon = icons[kindOf(toast.type)]
        return (
          <Toast.Root className="toast" data-kind={toast.type}>
            <Icon className="i" aria-hidden />
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.action ? (
              <Toast.ActionTrigger className="btn btn-sm">{toast.action.label}</Toast.ActionTrigger>
            ) : null}
            <Toast.CloseTrigger
              className="btn btn-sm btn-icon"
              aria-label={intlState().intl.formatMessage({ id: 'action.close' })}
            >
              <X className="i" aria-hidden />
            </Toast.CloseTrigger>
          </Toast.Root>
        )
      }}
    </Toaster>
  )
}

function kindOf(type: string | undefined): Kind {
  return type === 'success' || type === 'error' ? type : 'info'
}
