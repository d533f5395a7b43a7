/**
 * @generated SignedSource<<1e11887c7e027b92d499bbf181057676>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerStatus = "ACTIVE" | "DEACTIVATED" | "INVITED" | "REJECTED" | "REQUEST_SENT";
import type { FragmentRefs } from "relay-runtime";
export type CustomerReminders_customer$data = {
  readonly id: string;
  readonly name: string;
  readonly reminders: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ReminderEmails_reminders">;
  }>;
  readonly settings: {
    readonly days: ReadonlyArray<number> | null | undefined;
    readonly isPaused: boolean;
    readonly pausedUntil: string | null | undefined;
    readonly version: number;
  };
  readonly status: CustomerStatus;
  readonly " $fragmentType": "CustomerReminders_customer";
};
export type CustomerReminders_customer$key = {
  readonly " $data"?: CustomerReminders_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerReminders_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CustomerReminders_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": "settings",
      "args": null,
      "concreteType": "CustomerReminderSettings",
      "kind": "LinkedField",
      "name": "reminderSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPaused",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pausedUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Reminder",
      "kind": "LinkedField",
      "name": "reminders",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReminderEmails_reminders"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "2e6bcab8653ce6c6444eb16ad42784ff";

export default node;
