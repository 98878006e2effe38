// The two brands as people see them. Pure data, which the server's letters and the pages share.

import type { BrandId } from '../domain/brands.ts'
import { cookit } from './cookit.ts'
import type { BrandFacts } from './facts.ts'
import { freshprep } from './freshprep.ts'

export const brandFacts: Readonly<Record<BrandId, BrandFacts>> = { freshprep, cookit }

export type { BrandFacts } from './facts.ts'
