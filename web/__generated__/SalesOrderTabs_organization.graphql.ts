/**
 * @generated SignedSource<<e92394482d52c27f8aab8268c8fc9f30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SalesOrderTabs_organization$data = {
  readonly salesOrderCounts: {
    readonly all: number;
    readonly canceled: number;
    readonly closed: number;
    readonly fulfilled: number;
    readonly open: number;
    readonly partiallyFulfilled: number;
    readonly rejected: number;
    readonly waitingApproval: number;
  };
  readonly " $fragmentType": "SalesOrderTabs_organization";
};
export type SalesOrderTabs_organization$key = {
  readonly " $data"?: SalesOrderTabs_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"SalesOrderTabs_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SalesOrderTabs_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesOrderCounts",
      "kind": "LinkedField",
      "name": "salesOrderCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "all",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingApproval",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partiallyFulfilled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fulfilled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canceled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "db02311495d625637157cbc603bc615e";

export default node;
