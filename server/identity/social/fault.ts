import type { SocialFault } from '../../../domain/identity.ts'

/** A failed sign-in with a provider, before it is answered. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure'
  readonly fault: SocialFault

  constructor(fault: SocialFault) {
    super(fault)
    this.fault = fault
  }
}
