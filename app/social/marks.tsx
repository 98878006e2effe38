// The providers' own marks, by their rules. Drawn for a box of 24 by 24.

import type { Provider } from '../../domain/identity.ts'

const google = (
  <>
    <path
      d="M23.5 12.3c0-.9-.1-1.5-.3-2.2H12v4.1h6.6c-.1 1.1-.9 2.7-2.5 3.8l3.7 2.9c2.3-2.1 3.7-5.1 3.7-8.6Z"
      fill="#4285f4"
    />
    <path
      d="M12 24c3.2 0 6-1.1 7.9-2.9L16.1 18c-1 .7-2.4 1.2-4.1 1.2-3.2 0-5.8-2.1-6.8-4.9l-4 3C3.2 21.3 7.3 24 12 24Z"
      fill="#34a853"
    />
    <path d="M5.2 14.3c-.2-.7-.4-1.5-.4-2.3s.1-1.6.4-2.3l-4-3.1a12 12 0 0 0 0 10.8Z" fill="#fbbc05" />
    <path
      d="M12 4.8c2.3 0 3.8 1 4.7 1.8l3.4-3.3C18 1.3 15.2 0 12 0 7.3 0 3.2 2.7 1.2 6.6l4 3.1c1-2.8 3.6-4.9 6.8-4.9Z"
      fill="#ea4335"
    />
  </>
)

const marks: Readonly<Record<Provider, React.ReactNode>> = {
  google_oauth2: google,
  apple: (
    <path
      d="M17.1 12.7c0-2.5 2-3.7 2.1-3.8-1.2-1.7-3-1.9-3.6-2-1.5-.1-3 .9-3.7.9-.8 0-2-.9-3.2-.8-1.7 0-3.2 1-4.1 2.4-1.7 3-.4 7.5 1.3 9.9.8 1.2 1.8 2.5 3.1 2.5 1.3-.1 1.7-.8 3.3-.8 1.5 0 2 .8 3.3.8 1.4 0 2.2-1.2 3-2.4 1-1.4 1.4-2.7 1.4-2.8 0 0-2.9-1.1-2.9-3.9ZM14.7 5.5c.7-.8 1.1-2 1-3.2-1 0-2.2.7-2.9 1.5-.6.7-1.2 1.9-1 3 1.1.1 2.2-.5 2.9-1.3Z"
      fill="currentColor"
    />
  ),
  facebook: (
    <path
      d="M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12Z"
      fill="#0866ff"
    />
  ),
}

export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg aria-hidden className="provider-mark" height="20" viewBox="0 0 24 24" width="20">
      {marks[provider]}
    </svg>
  )
}
