CREATE TABLE "batch_figure" (
	"brand" text NOT NULL,
	"delivery_date" date NOT NULL,
	"kitchen" text NOT NULL,
	"state" text NOT NULL,
	"orders" integer NOT NULL,
	"cents" bigint NOT NULL,
	"unchosen" integer NOT NULL,
	"under" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "batch_figure_brand_delivery_date_kitchen_state_pk" PRIMARY KEY("brand","delivery_date","kitchen","state")
);
