CREATE TABLE "weekly_set_aside" (
	"client_id" uuid NOT NULL,
	"step" text NOT NULL,
	"brand" text NOT NULL,
	"delivery_date" date NOT NULL,
	"kitchen" text NOT NULL,
	"slice" integer,
	"order_id" uuid,
	"since" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "weekly_set_aside_client_id_step_delivery_date_pk" PRIMARY KEY("client_id","step","delivery_date"),
	CONSTRAINT "weekly_set_aside_step" CHECK ("weekly_set_aside"."step" in ('open', 'run'))
);
