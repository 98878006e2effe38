CREATE TABLE "payment_difference" (
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text,
	"there_cents" integer NOT NULL,
	"here_cents" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_difference_provider_name_kind_pk" PRIMARY KEY("provider","name","kind")
);
--> statement-breakpoint
ALTER TABLE "card_dispute" ADD COLUMN "evidence_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_dispute" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_difference_open" ON "payment_difference" USING btree ("found_at") WHERE "payment_difference"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "card_dispute_at" ON "card_dispute" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outside_charge_capture" ON "outside_charge" USING btree ("provider","capture") WHERE "outside_charge"."capture" is not null;