CREATE TABLE "loyalty_place" (
	"list" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_told" (
	"client_id" uuid NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_told_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
CREATE INDEX "ledger_entry_points_at" ON "ledger_entry" USING btree ("at") WHERE "ledger_entry"."account" = 'points';