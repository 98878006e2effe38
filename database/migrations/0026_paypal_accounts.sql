CREATE TABLE "builtin_paypal_approval" (
	"token" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"holder" text,
	"reference" text,
	"amount_cents" integer,
	"brand_name" text NOT NULL,
	"locale" text NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"state" text NOT NULL,
	"email" text,
	"card_token" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "builtin_card" ALTER COLUMN "expiry_month" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "builtin_card" ALTER COLUMN "expiry_year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_method" ALTER COLUMN "expiry_month" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_method" ALTER COLUMN "expiry_year" DROP NOT NULL;