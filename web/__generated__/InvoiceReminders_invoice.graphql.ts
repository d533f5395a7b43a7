/**
 * @generated SignedSource<<964c65db7ec223800b4791a156eb3dc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "CANCELED" | "DRAFT" | "ISSUED" | "PAID" | "PARTIALLY_PAID" | "WAITING_APPROVAL" | "WRITTEN_OFF";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceReminders_invoice$data = {
  readonly agreement: {
    readonly disputeReason: string | null | undefined;
    readonly disputedAt: string | null | undefined;
    readonly disputedBy: {
      readonly fullName: string;
    } | null | undefined;
    readonly isDisputed: boolean;
    readonly promiseNote: string | null | undefined;
    readonly promisedAt: string | null | undefined;
    readonly promisedBy: {
      readonly fullName: string;
    } | null | undefined;
    readonly promisedOn: string | null | undefined;
    readonly version: number;
  } | null | undefined;
  readonly id: string;
  readonly reminders: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ReminderEmails_reminders">;
  }>;
  readonly status: InvoiceStatus;
  readonly " $fragmentType": "InvoiceReminders_invoice";
};
export type InvoiceReminders_invoice$key = {
  readonly " $data"?: InvoiceReminders_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceReminders_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoiceReminders_invoice",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceAgreement",
      "kind": "LinkedField",
      "name": "agreement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "promisedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "promiseNote",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "promisedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "promisedBy",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDisputed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disputeReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disputedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "disputedBy",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "65bb93bb2ffc50b3ca2633b6a0d5d0f1";

export default node;
