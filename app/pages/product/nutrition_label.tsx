/** The Nutrition Facts table as products.recipal_html answers it: the same wherever it is shown or printed. */
export function NutritionLabel({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own markup of figures and of words of ours (server/menu/nutrition_label.ts).
  return <div className="nutrition-label tabular" dangerouslySetInnerHTML={{ __html: html }} />
}
