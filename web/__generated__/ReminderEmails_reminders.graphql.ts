/**
 * @generated SignedSource<<8f1c643e3203b32e70fc53dcf2b16299>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReminderKind = "PAYMENT" | "SLIP";
import type { FragmentRefs } from "relay-runtime";
export type ReminderEmails_reminders$data = ReadonlyArray<{
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
  readonly " $fragmentType": "ReminderEmails_reminders";
}>;
export type ReminderEmails_reminders$key = ReadonlyArray<{
  readonly " $data"?: ReminderEmails_reminders$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReminderEmails_reminders">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReminderEmails_reminders",
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

(node as any).hash = "105756256f961c4e6f2b1643378d3ab4";

export default node;
