// The outlines of the wordmarks, apart from the brands' other facts: only rendering a document needs them.

import type { BrandId } from '../domain/brands.ts'
import { cookitLogo } from './cookit_logo.ts'
import type { LogoPiece } from './facts.ts'
import { freshprepLogo } from './freshprep_logo.ts'

export const logoPieces: Readonly<Record<BrandId, readonly LogoPiece[]>> = {
  freshprep: freshprepLogo,
  cookit: cookitLogo,
}
