// Cooler bags and Zero Waste kits that go out with a box and come back (area 9): the rules for households.

import { daysBetween } from './time/zone.ts'

/** How long a bag or kit is rinsed before it goes back out, in seconds. */
export const rinseSeconds = { least: 20, most: 30 } as const
/** A bag kept longer than this may be billed, in weeks. */
export const bagWeeks = 6
/** Days within which a return shows in the household's list. */
export const returnShownDays = 7
/** Days before delivery from which a box's returnables show in the household's list. */
export const returnableShownDays = 1
/** Failed attempts to collect a cooler or kit after which it is charged. */
export const retrievalAttempts = 3

export const returnableKinds = ['cooler_bag', 'zero_waste_kit'] as const
export type ReturnableKind = (typeof returnableKinds)[number]

/**
 * What can happen to one that is out. `asked`: a pickup is booked. `at_door`: the household put it out. `taken`: a driver has it.
 * `failed`: a driver came, and it was not there. `due_soon`, `overdue`: the two notices. `lost`, `disputed`: the household's word.
 * `waived`: the house gives it up. `billed`: its fee was charged.
 */
export const returnableEventKinds = [
  'asked',
  'at_door',
  'taken',
  'failed',
  'due_soon',
  'overdue',
  'lost',
  'disputed',
  'waived',
  'billed',
] as const
/** What a household can report of one in its list. */
export const returnableClaims = ['at_door', 'returned', 'never_came', 'lost'] as const
export type ReturnableClaim = (typeof returnableClaims)[number]

export type ReturnableEventKind = (typeof returnableEventKinds)[number]

/** Whether a household has had a bag or kit for too long. Both ISO dates: the day of its delivery, and today. */
export function isOverdue(delivered: string, today: string): boolean {
  return daysBetween(delivered, today) > bagWeeks * 7
}

/**
 * The number on the cooler bag of a box, for example `B-3F09A21C`: from the random part of the order's id, so that reporting a
 * delivery twice lends one bag.
 */
export function bagNumber(orderId: string): string {
  return `B-${tailOf(orderId)}`
}

/** The number on the Zero Waste kit of a box that holds recipes, for example `K-3F09A21C`. */
export function kitNumber(orderId: string): string {
  return `K-${tailOf(orderId)}`
}

/** Numbers as a person types or a camera reads them: in capitals, each once. */
export const bagNumbers = (typed: readonly string[]): string[] => [
  ...new Set(typed.map(number => number.toUpperCase())),
]

const tailOf = (orderId: string) => orderId.replaceAll('-', '').slice(-8).toUpperCase()
