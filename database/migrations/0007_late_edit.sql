CREATE TABLE "late_edit" (
	"client_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"state" text NOT NULL,
	"added" jsonb NOT NULL,
	"amount_cents" integer NOT NULL,
	"method_id" uuid NOT NULL,
	"provider_reference" text,
	"decline_code" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "late_edit_client_id_order_id_number_pk" PRIMARY KEY("client_id","order_id","number")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "late_edit_open" ON "late_edit" USING btree ("client_id","order_id") WHERE "late_edit"."state" = 'created';--> statement-breakpoint
CREATE INDEX "late_edit_unsettled" ON "late_edit" USING btree ("at") WHERE "late_edit"."state" = 'created';