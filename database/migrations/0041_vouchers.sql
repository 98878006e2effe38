ALTER TABLE "held_discount" DROP CONSTRAINT "held_discount_type_known";--> statement-breakpoint
ALTER TABLE "discount_code" DROP CONSTRAINT "discount_code_type_known";--> statement-breakpoint
ALTER TABLE "discount_code" DROP CONSTRAINT "discount_code_combines_with_known";--> statement-breakpoint
ALTER TABLE "held_discount" ADD CONSTRAINT "held_discount_type_known" CHECK ("held_discount"."type" in ('DiscountCode', 'MultiorderDiscountCode', 'ReferralCode', 'Voucher'));--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_type_known" CHECK ("discount_code"."type" in ('DiscountCode', 'MultiorderDiscountCode', 'ReferralCode', 'Voucher'));--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_combines_with_known" CHECK ("discount_code"."combines_with" <@ array['DiscountCode', 'MultiorderDiscountCode', 'ReferralCode', 'Voucher']);