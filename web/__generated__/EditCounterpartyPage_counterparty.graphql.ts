/**
 * @generated SignedSource<<2ddc8a4156a5f58a32f1d4851bf8e58f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CounterpartyStatus = "ACTIVE" | "INACTIVE";
export type CounterpartyType = "COMPANY" | "INDIVIDUAL";
export type CustomerType = "CORPORATION" | "GOVERNMENT" | "INDIVIDUAL";
export type Residence = "NON_RESIDENT" | "RESIDENT";
import type { FragmentRefs } from "relay-runtime";
export type EditCounterpartyPage_counterparty$data = {
  readonly address: string | null | undefined;
  readonly alias: string;
  readonly bankAccounts: ReadonlyArray<{
    readonly accountName: string;
    readonly accountNumber: string;
    readonly alias: string | null | undefined;
    readonly bank: {
      readonly code: string;
    };
    readonly id: string;
  }>;
  readonly customerType: CustomerType | null | undefined;
  readonly email: string | null | undefined;
  readonly externalId: string | null | undefined;
  readonly id: string;
  readonly isDefault: boolean;
  readonly legalName: string;
  readonly residence: Residence | null | undefined;
  readonly status: CounterpartyStatus;
  readonly taxNumber: string | null | undefined;
  readonly taxNumberDoubtful: boolean;
  readonly type: CounterpartyType;
  readonly version: number;
  readonly " $fragmentType": "EditCounterpartyPage_counterparty";
};
export type EditCounterpartyPage_counterparty$key = {
  readonly " $data"?: EditCounterpartyPage_counterparty$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCounterpartyPage_counterparty">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCounterpartyPage_counterparty",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legalName",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
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
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxNumberDoubtful",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "residence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CounterpartyBankAccount",
      "kind": "LinkedField",
      "name": "bankAccounts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Bank",
          "kind": "LinkedField",
          "name": "bank",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Counterparty",
  "abstractKey": null
};
})();

(node as any).hash = "a7b9bf4f2114b39256dde491da7ce058";

export default node;
