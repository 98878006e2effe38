CREATE TABLE "review" (
	"client_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"version" integer NOT NULL,
	"order_again" text,
	"most_liked" text,
	"next_time" text,
	"dislikes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"minutes" smallint,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_client_id_order_id_product_id_pk" PRIMARY KEY("client_id","order_id","product_id")
);
