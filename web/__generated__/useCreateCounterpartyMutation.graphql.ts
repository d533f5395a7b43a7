/**
 * @generated SignedSource<<d838dd306a226ad80289f982e7e78095>>
 * @relayHash 0a63c38419d9b70bddf3e9d67edc64b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID beea13d8fa593c06b98f26cf33148ffb98c058fae5f24baff65a355feb25c35c

import type { ConcreteRequest } from 'relay-runtime';
export type CounterpartyType = "COMPANY" | "INDIVIDUAL";
export type CustomerType = "CORPORATION" | "GOVERNMENT" | "INDIVIDUAL";
export type Residence = "NON_RESIDENT" | "RESIDENT";
export type CreateCounterpartyInput = {
  address?: string | null | undefined;
  alias: string;
  bankAccounts: ReadonlyArray<CounterpartyBankAccountInput>;
  customerType?: CustomerType | null | undefined;
  email?: string | null | undefined;
  externalId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  legalName: string;
  residence?: Residence | null | undefined;
  taxNumber?: string | null | undefined;
  type: CounterpartyType;
};
export type CounterpartyBankAccountInput = {
  accountName: string;
  accountNumber: string;
  alias?: string | null | undefined;
  bankCode: string;
  id?: string | null | undefined;
};
export type useCreateCounterpartyMutation$variables = {
  input: CreateCounterpartyInput;
};
export type useCreateCounterpartyMutation$data = {
  readonly createCounterparty: {
    readonly counterparty: {
      readonly alias: string;
      readonly id: string;
      readonly taxNumberDoubtful: boolean;
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly warnings: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCreateCounterpartyMutation = {
  response: useCreateCounterpartyMutation$data;
  variables: useCreateCounterpartyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CounterpartyPayload",
    "kind": "LinkedField",
    "name": "createCounterparty",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Counterparty",
        "kind": "LinkedField",
        "name": "counterparty",
        "plural": false,
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
            "name": "uuid",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alias",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "taxNumberDoubtful",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CounterpartyWarning",
        "kind": "LinkedField",
        "name": "warnings",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateCounterpartyMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateCounterpartyMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "beea13d8fa593c06b98f26cf33148ffb98c058fae5f24baff65a355feb25c35c",
    "metadata": {},
    "name": "useCreateCounterpartyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "52b05b73d95dea092e0d19977c1fccbf";

export default node;
