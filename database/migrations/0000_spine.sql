CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "address_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"client_id" uuid,
	"text" text NOT NULL,
	"postal" text,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "area" (
	"fsa" char(3) PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"province" text NOT NULL,
	"place" text NOT NULL,
	"served" boolean NOT NULL,
	"kitchen" text NOT NULL,
	"zone" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batch" (
	"brand" text NOT NULL,
	"delivery_date" date NOT NULL,
	"kitchen" text NOT NULL,
	"week" date NOT NULL,
	"cutoff_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"chosen_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
	"charged_at" timestamp with time zone,
	"retry_at" timestamp with time zone,
	"packed_at" timestamp with time zone,
	CONSTRAINT "batch_brand_delivery_date_kitchen_pk" PRIMARY KEY("brand","delivery_date","kitchen")
);
--> statement-breakpoint
CREATE TABLE "batch_slice" (
	"brand" text NOT NULL,
	"delivery_date" date NOT NULL,
	"kitchen" text NOT NULL,
	"slice" integer NOT NULL,
	"first_client" uuid NOT NULL,
	"before_client" uuid NOT NULL,
	"choice" jsonb NOT NULL,
	"locked_at" timestamp with time zone,
	"charged_at" timestamp with time zone,
	CONSTRAINT "batch_slice_brand_delivery_date_kitchen_slice_pk" PRIMARY KEY("brand","delivery_date","kitchen","slice")
);
--> statement-breakpoint
CREATE TABLE "builtin_card" (
	"token" text PRIMARY KEY NOT NULL,
	"card_brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_month" smallint NOT NULL,
	"expiry_year" smallint NOT NULL,
	"behaviour" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "builtin_charge" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"decline_code" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "civic_address" (
	"id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"street" text NOT NULL,
	"unit" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"postal" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"language" text NOT NULL,
	"password_hash" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_email" (
	"brand" text NOT NULL,
	"email" text NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "client_email_brand_email_pk" PRIMARY KEY("brand","email")
);
--> statement-breakpoint
CREATE TABLE "client_event" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"data" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_event_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "client_order" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"week" date NOT NULL,
	"delivery_date" date NOT NULL,
	"start_hour" smallint NOT NULL,
	"end_hour" smallint NOT NULL,
	"kitchen" text NOT NULL,
	"province" text NOT NULL,
	"plan_id" text NOT NULL,
	"cutoff_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"chosen_by" text,
	"priced" jsonb,
	"total_cents" integer,
	"points_earned" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_order_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "client_provider" (
	"client_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "client_provider_client_id_provider_pk" PRIMARY KEY("client_id","provider")
);
--> statement-breakpoint
CREATE TABLE "corporate_credit_plan" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"value_cents" integer NOT NULL,
	"expires_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_address" (
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"unit" text NOT NULL,
	"buzzer" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"postal" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"mode" text NOT NULL,
	"phone" text NOT NULL,
	"instructions" text NOT NULL,
	"household_key" text NOT NULL,
	CONSTRAINT "delivery_address_client_id_kind_pk" PRIMARY KEY("client_id","kind")
);
--> statement-breakpoint
CREATE TABLE "delivery_slot" (
	"zone" text NOT NULL,
	"weekday" smallint NOT NULL,
	"start_hour" smallint NOT NULL,
	"end_hour" smallint NOT NULL,
	CONSTRAINT "delivery_slot_zone_weekday_start_hour_pk" PRIMARY KEY("zone","weekday","start_hour")
);
--> statement-breakpoint
CREATE TABLE "discount_code" (
	"brand" text NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"unit" text NOT NULL,
	"elements" jsonb NOT NULL,
	"minimum_spend_cents" integer DEFAULT 0 NOT NULL,
	"name_en" text NOT NULL,
	"name_fr" text NOT NULL,
	"text_en" text NOT NULL,
	"text_fr" text NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "discount_code_brand_code_pk" PRIMARY KEY("brand","code")
);
--> statement-breakpoint
CREATE TABLE "dish_version" (
	"dish_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "dish_version_dish_id_version_pk" PRIMARY KEY("dish_id","version")
);
--> statement-breakpoint
CREATE TABLE "feature_flag" (
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "feature_flag_brand_name_pk" PRIMARY KEY("brand","name")
);
--> statement-breakpoint
CREATE TABLE "held_discount" (
	"client_id" uuid NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"unit" text NOT NULL,
	"elements" jsonb NOT NULL,
	"minimum_spend_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_discount_client_id_code_pk" PRIMARY KEY("client_id","code")
);
--> statement-breakpoint
CREATE TABLE "household" (
	"household_key" text PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"client_id" uuid NOT NULL,
	"key" text NOT NULL,
	"account" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"order_id" uuid,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entry_client_id_key_account_pk" PRIMARY KEY("client_id","key","account")
);
--> statement-breakpoint
CREATE TABLE "market_item" (
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "market_item_item_id_version_pk" PRIMARY KEY("item_id","version")
);
--> statement-breakpoint
CREATE TABLE "menu_entry" (
	"brand" text NOT NULL,
	"week" date NOT NULL,
	"product_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"rank" integer NOT NULL,
	"surcharge_cents" integer NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "menu_entry_brand_week_product_id_pk" PRIMARY KEY("brand","week","product_id")
);
--> statement-breakpoint
CREATE TABLE "menu_week" (
	"brand" text NOT NULL,
	"week" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "menu_week_brand_week_pk" PRIMARY KEY("brand","week")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"client_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"data" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_event_client_id_order_id_version_pk" PRIMARY KEY("client_id","order_id","version")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"client_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"customization_id" text,
	"pairings" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "order_line_client_id_order_id_product_id_pk" PRIMARY KEY("client_id","order_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"client_id" uuid NOT NULL,
	"key" text NOT NULL,
	"brand" text NOT NULL,
	"channel" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	CONSTRAINT "outbox_message_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"client_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt" smallint NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"method_id" uuid NOT NULL,
	"provider_reference" text,
	"decline_code" text,
	"action_url" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_client_id_order_id_attempt_pk" PRIMARY KEY("client_id","order_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "payment_method" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"card_brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_month" smallint NOT NULL,
	"expiry_year" smallint NOT NULL,
	"name_on_card" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_method_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "program_clock" (
	"id" smallint PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returnable_loan" (
	"client_id" uuid NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"out_since" date NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "returnable_loan_client_id_number_out_since_pk" PRIMARY KEY("client_id","number","out_since")
);
--> statement-breakpoint
CREATE TABLE "sent_message" (
	"client_id" uuid NOT NULL,
	"key" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_message_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"client_id" uuid,
	"locale" text,
	"settings_authenticated_at" timestamp with time zone,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signup_draft" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"state" text NOT NULL,
	"plan_id" text NOT NULL,
	"categories" text[] NOT NULL,
	"exclusions" text[] NOT NULL,
	"vegetarian" boolean NOT NULL,
	"vegan" boolean NOT NULL,
	"profile_key" text NOT NULL,
	"province" text NOT NULL,
	"kitchen" text NOT NULL,
	"zone" text NOT NULL,
	"weekday" smallint NOT NULL,
	"start_hour" smallint NOT NULL,
	"end_hour" smallint NOT NULL,
	"first_week" date NOT NULL,
	"loyal_until" date,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "batch_cutoff" ON "batch" USING btree ("cutoff_at");--> statement-breakpoint
CREATE INDEX "civic_address_search" ON "civic_address" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "civic_address_number" ON "civic_address" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "client_order_week" ON "client_order" USING btree ("client_id","week");--> statement-breakpoint
CREATE INDEX "client_order_batch" ON "client_order" USING btree ("brand","delivery_date","kitchen","client_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_value" ON "ledger_entry" USING btree ("client_id","account","amount_cents") WHERE "ledger_entry"."account" in ('given', 'bought', 'corporate');--> statement-breakpoint
CREATE INDEX "outbox_message_unsent" ON "outbox_message" USING btree ("created_at") WHERE "outbox_message"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "sent_message_recipient" ON "sent_message" USING btree ("recipient","at");--> statement-breakpoint
CREATE INDEX "session_client" ON "session" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "subscription_brand_state" ON "subscription" USING btree ("brand","state");