/**
 * @generated SignedSource<<b557ec86e092143e0d68dae172f28abb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditSalesOrderPage_answered$data = {
  readonly purchaseOrder: {
    readonly amount: {
      readonly amount: string;
    };
    readonly number: string;
    readonly ordered: {
      readonly amount: string;
    };
    readonly uuid: string;
  } | null | undefined;
  readonly " $fragmentType": "EditSalesOrderPage_answered";
};
export type EditSalesOrderPage_answered$key = {
  readonly " $data"?: EditSalesOrderPage_answered$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSalesOrderPage_answered">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditSalesOrderPage_answered",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PurchaseOrder",
      "kind": "LinkedField",
      "name": "purchaseOrder",
      "plural": false,
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "ordered",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SalesOrder",
  "abstractKey": null
};
})();

(node as any).hash = "20b54a586d7e1056fc0fc34273988de5";

export default node;
