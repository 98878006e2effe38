/** Reads the library of passkeys on first use: its three hundred modules would take a tenth of every program's start. */
export const passkeyLibrary = () => import('@simplewebauthn/server')
