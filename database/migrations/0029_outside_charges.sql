CREATE TABLE "outside_charge" (
	"client_id" uuid NOT NULL,
	"key" text NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reference" text,
	"capture" text,
	"state" text NOT NULL,
	"decline_code" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "outside_charge_client_id_key_pk" PRIMARY KEY("client_id","key"),
	CONSTRAINT "outside_charge_amount_positive" CHECK ("outside_charge"."amount_cents" >= 1)
);
--> statement-breakpoint
CREATE INDEX "outside_charge_reference" ON "outside_charge" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "outside_charge_at" ON "outside_charge" USING btree ("provider","at");