/** The Nutrition Facts table of products.recipal_html: the same wherever it is shown or printed. */
export function NutritionLabel({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own markup of our figures and words (server/menu/nutrition_label.ts).
  return <div className="nutrition-label tabular" dangerouslySetInnerHTML={{ __html: html }} />
}
