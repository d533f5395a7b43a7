/**
 * @generated SignedSource<<f59a5da1536629351574378758866b35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderProgress_order$data = {
  readonly lines: ReadonlyArray<{
    readonly creditDue: string;
    readonly description: string;
    readonly ordered: string;
    readonly received: string;
    readonly returned: string;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "OrderProgress_order";
};
export type OrderProgress_order$key = {
  readonly " $data"?: OrderProgress_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderProgress_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrderProgress_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesOrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ordered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "received",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creditDue",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SalesOrder",
  "abstractKey": null
};

(node as any).hash = "6b1c9a1f74b4e95ec46796cff26133f0";

export default node;
