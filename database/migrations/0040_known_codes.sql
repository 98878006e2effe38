-- A code of a kind the program did not know was kept all the same: it is a voucher, which takes off what it says.
UPDATE "held_discount" SET "type" = 'Voucher' WHERE "type" NOT IN ('DiscountCode', 'MultiorderDiscountCode', 'ReferralCode', 'Voucher');--> statement-breakpoint
UPDATE "discount_code" SET "type" = 'Voucher' WHERE "type" NOT IN ('DiscountCode', 'MultiorderDiscountCode', 'ReferralCode', 'Voucher');--> statement-breakpoint
UPDATE "discount_code" SET "combines_with" = array(SELECT kind FROM unnest("combines_with") kind WHERE kind IN ('DiscountCode', 'MultiorderDiscountCode', 'ReferralCode', 'Voucher'))
  WHERE NOT "combines_with" <@ array['DiscountCode', 'MultiorderDiscountCode', 'ReferralCode', 'Voucher'];--> statement-breakpoint
ALTER TABLE "held_discount" ADD CONSTRAINT "held_discount_type_known" CHECK ("held_discount"."type" in ('DiscountCode', 'MultiorderDiscountCode', 'ReferralCode', 'Voucher'));--> statement-breakpoint
ALTER TABLE "held_discount" ADD CONSTRAINT "held_discount_unit_known" CHECK ("held_discount"."unit" in ('percent', 'cents', 'servings'));--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_type_known" CHECK ("discount_code"."type" in ('DiscountCode', 'MultiorderDiscountCode', 'ReferralCode', 'Voucher'));--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_unit_known" CHECK ("discount_code"."unit" in ('percent', 'cents', 'servings'));--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_audience_known" CHECK ("discount_code"."audience" in ('anyone', 'new', 'returning'));--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_combines_with_known" CHECK ("discount_code"."combines_with" <@ array['DiscountCode', 'MultiorderDiscountCode', 'ReferralCode', 'Voucher']);