/**
 * @generated SignedSource<<4156359371b9eb0c83de9c339dc2544f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingOrigin = "MONTHLY" | "ON_DEMAND" | "WEEKLY";
export type Currency = "IDR" | "SGD" | "USD";
export type CustomerStatus = "ACTIVE" | "DEACTIVATED" | "INVITED" | "REJECTED" | "REQUEST_SENT";
import type { FragmentRefs } from "relay-runtime";
export type CustomerBilling_customer$data = {
  readonly billing: {
    readonly nextOn: string | null | undefined;
    readonly runs: ReadonlyArray<{
      readonly cycle: BillingOrigin;
      readonly from: string;
      readonly invoices: ReadonlyArray<{
        readonly number: string | null | undefined;
        readonly total: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly uuid: string;
      }>;
      readonly madeAt: string;
      readonly skippedOrders: ReadonlyArray<{
        readonly number: string;
        readonly uuid: string;
      }>;
      readonly until: string;
      readonly uuid: string;
    }>;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly status: CustomerStatus;
  readonly " $fragmentType": "CustomerBilling_customer";
};
export type CustomerBilling_customer$key = {
  readonly " $data"?: CustomerBilling_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerBilling_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CustomerBilling_customer",
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
      "alias": null,
      "args": null,
      "concreteType": "CustomerBilling",
      "kind": "LinkedField",
      "name": "billing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BillingRun",
          "kind": "LinkedField",
          "name": "runs",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cycle",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "until",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "madeAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Invoice",
              "kind": "LinkedField",
              "name": "invoices",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "total",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "amount",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "currency",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SalesOrder",
              "kind": "LinkedField",
              "name": "skippedOrders",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "11cfb283c3990dd03b82eea015843bac";

export default node;
