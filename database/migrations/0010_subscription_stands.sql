CREATE TABLE "client_dismissal" (
	"client_id" uuid NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_dismissal_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_address" (
	"client_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"address" jsonb NOT NULL,
	CONSTRAINT "order_address_client_id_order_id_pk" PRIMARY KEY("client_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "delivery_address" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_address" ADD COLUMN "bag_pickup_hour" smallint;--> statement-breakpoint
ALTER TABLE "delivery_address" ADD COLUMN "from_date" date;--> statement-breakpoint
ALTER TABLE "delivery_address" ADD COLUMN "until_date" date;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "resumes_on" date;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "stop_reason" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "state_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "subscription_resumes" ON "subscription" USING btree ("brand","resumes_on") WHERE "subscription"."resumes_on" is not null;