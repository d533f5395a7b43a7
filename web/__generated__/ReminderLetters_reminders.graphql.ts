/**
 * @generated SignedSource<<094a74fdefc1d7ff88b961d91c703c9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReminderKind = "PAYMENT" | "SLIP";
import type { FragmentRefs } from "relay-runtime";
export type ReminderLetters_reminders$data = ReadonlyArray<{
  readonly emails: ReadonlyArray<string>;
  readonly isByHand: boolean;
  readonly kind: ReminderKind;
  readonly level: number | null | undefined;
  readonly parts: ReadonlyArray<{
    readonly number: string;
    readonly partName: string | null | undefined;
  }>;
  readonly sentAt: string;
  readonly sentBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "ReminderLetters_reminders";
}>;
export type ReminderLetters_reminders$key = ReadonlyArray<{
  readonly " $data"?: ReminderLetters_reminders$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReminderLetters_reminders">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReminderLetters_reminders",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isByHand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "sentBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReminderPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Reminder",
  "abstractKey": null
};

(node as any).hash = "578ea828ff7f52b764ef26cf32060803";

export default node;
