// What the brands say of themselves as files: `facts/BRAND.yaml` has each fact with its value and the first day that it is for, the present one
// first and then those to come.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import type { FactKind, FactVersion } from '../../domain/brand_facts/facts.ts'
import { type BrandId, brandIds } from '../../domain/brands.ts'

/** A value with the day (ISO date) from which it holds. */
export type DatedFact = Pick<FactVersion, 'from' | 'value'>

/** By brand and kind; a brand that has no file changes nothing. */
export type FactFiles = Partial<Record<BrandId, Partial<Record<FactKind, readonly DatedFact[]>>>>

export function writeFactFiles(folder: string, facts: FactFiles): void {
  mkdirSync(join(folder, 'facts'), { recursive: true })
  for (const [brand, kinds] of Object.entries(facts))
    writeFileSync(join(folder, 'facts', `${brand}.yaml`), stringify(kinds, { lineWidth: 120 }))
}

/** @throws Error with the file's name where one cannot be read */
export function readFactFiles(folder: string): FactFiles {
  const files: FactFiles = {}
  for (const brand of brandIds) {
    const name = join('facts', `${brand}.yaml`)
    if (!existsSync(join(folder, name))) continue
    try {
      files[brand] = parse(readFileSync(join(folder, name), 'utf8')) as NonNullable<FactFiles[BrandId]>
    } catch (cause) {
      throw new Error(`${name} cannot be read: ${(cause as Error).message}`, { cause })
    }
  }
  return files
}
