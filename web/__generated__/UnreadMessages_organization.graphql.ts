/**
 * @generated SignedSource<<37341329d64e58af3f26a4782f45aa47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationKind = "INVOICE" | "SALES_ORDER";
import type { FragmentRefs } from "relay-runtime";
export type UnreadMessages_organization$data = {
  readonly unreadConversations: ReadonlyArray<{
    readonly count: number;
    readonly customerName: string;
    readonly kind: ConversationKind;
    readonly newestAt: string;
    readonly number: string | null | undefined;
    readonly recordUuid: string;
  }>;
  readonly " $fragmentType": "UnreadMessages_organization";
};
export type UnreadMessages_organization$key = {
  readonly " $data"?: UnreadMessages_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadMessages_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UnreadMessages_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UnreadConversation",
      "kind": "LinkedField",
      "name": "unreadConversations",
      "plural": true,
      "selections": [
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
          "name": "recordUuid",
          "storageKey": null
        },
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
          "name": "customerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newestAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "a3e925185ca81788fa1ca8816ea3ba00";

export default node;
