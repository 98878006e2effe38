import type { SocialFault } from '../../../domain/identity.ts'

/** A sign-in with a provider that comes to nothing, on its way to its answer. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure'
  readonly fault: SocialFault

  constructor(fault: SocialFault) {
    super(fault)
    this.fault = fault
  }
}
