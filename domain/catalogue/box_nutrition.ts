// The nutrition of a meal of a box for one person, on average: every serving counts once. Market items are not meals.

interface ServingsOfDish {
  servings: number
  calories: number
  proteinGrams: number
}

interface MealOnAverage {
  calories: number
  proteinGrams: number
}

/** Calories and grams of protein of a serving, averaged over a box and rounded; null where there is none. */
export function mealOnAverage(dishes: readonly ServingsOfDish[]): MealOnAverage | null {
  let [servings, calories, proteinGrams] = [0, 0, 0]
  for (const dish of dishes) {
    servings += dish.servings
    calories += dish.calories * dish.servings
    proteinGrams += dish.proteinGrams * dish.servings
  }
  if (servings === 0) return null
  return { calories: Math.round(calories / servings), proteinGrams: Math.round(proteinGrams / servings) }
}
