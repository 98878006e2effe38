CREATE TABLE "batch_failure" (
	"brand" text NOT NULL,
	"delivery_date" date NOT NULL,
	"kitchen" text NOT NULL,
	"step" text NOT NULL,
	"why" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "batch_failure_brand_delivery_date_kitchen_step_pk" PRIMARY KEY("brand","delivery_date","kitchen","step")
);
--> statement-breakpoint
CREATE TABLE "batch_pause" (
	"brand" text NOT NULL,
	"delivery_date" date NOT NULL,
	"kitchen" text NOT NULL,
	"reason" text NOT NULL,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "batch_pause_brand_delivery_date_kitchen_pk" PRIMARY KEY("brand","delivery_date","kitchen")
);
