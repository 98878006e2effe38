// Identity providers.

import { identifier, privateKey, secret } from '../readers.ts'
import { optional } from '../variable.ts'

export const identity = {
  googleClientId: optional<string>({
    name: 'GOOGLE_CLIENT_ID',
    takes: 'an OAuth client id of Google',
    about:
      'Google’s sign-in, with `GOOGLE_CLIENT_SECRET`. To be registered there: `{origin}/clients/auth/google_oauth2/return` and the origin, of each brand.',
    fallbackShown: 'see `IDENTITY`',
    read: identifier,
  }),
  googleClientSecret: optional<string>({
    name: 'GOOGLE_CLIENT_SECRET',
    takes: 'the secret of that client',
    about: 'Proves to Google who asks.',
    fallbackShown: 'see `IDENTITY`',
    read: secret,
  }),
  appleServicesId: optional<string>({
    name: 'APPLE_SERVICES_ID',
    takes: 'a services id of Apple',
    about:
      'Sign in with Apple, with the three variables below. To be registered there: `{origin}/clients/auth/apple/return`, of each brand.',
    fallbackShown: 'see `IDENTITY`',
    read: identifier,
  }),
  appleTeamId: optional<string>({
    name: 'APPLE_TEAM_ID',
    takes: 'the id of the team, ten characters',
    about: 'Whose services id it is.',
    fallbackShown: 'see `IDENTITY`',
    read: identifier,
  }),
  appleKeyId: optional<string>({
    name: 'APPLE_KEY_ID',
    takes: 'the id of the key, ten characters',
    about: 'Which key signs.',
    fallbackShown: 'see `IDENTITY`',
    read: identifier,
  }),
  applePrivateKey: optional<string>({
    name: 'APPLE_PRIVATE_KEY',
    takes: 'that key in PEM, line breaks as they are or as `\\n`',
    about: 'Signs the short-lived secret that Apple asks for.',
    fallbackShown: 'see `IDENTITY`',
    read: privateKey,
  }),
  facebookAppId: optional<string>({
    name: 'FACEBOOK_APP_ID',
    takes: 'the id of an app at Facebook',
    about:
      'Facebook’s sign-in, with `FACEBOOK_APP_SECRET`. To be registered there: `{origin}/clients/auth/facebook/return`, of each brand.',
    fallbackShown: 'see `IDENTITY`',
    read: identifier,
  }),
  facebookAppSecret: optional<string>({
    name: 'FACEBOOK_APP_SECRET',
    takes: 'the secret of that app',
    about: 'Proves to Facebook who asks.',
    fallbackShown: 'see `IDENTITY`',
    read: secret,
  }),
} as const
