/**
 * @generated SignedSource<<9f3ea6d34a907b002d9cf3eb8e9713b5>>
 * @relayHash aa38eded3baa61dea1d6724372456fbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee7292350177d9fa69e53b85a8014011f04c75e4a7108ab8d24a8f340e297cdd

import type { ConcreteRequest } from 'relay-runtime';
export type CounterpartyType = "COMPANY" | "INDIVIDUAL" | "%future added value";
export type CustomerType = "CORPORATION" | "GOVERNMENT" | "INDIVIDUAL" | "%future added value";
export type Residence = "NON_RESIDENT" | "RESIDENT" | "%future added value";
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
v1 = [
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
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
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateCounterpartyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ee7292350177d9fa69e53b85a8014011f04c75e4a7108ab8d24a8f340e297cdd",
    "metadata": {},
    "name": "useCreateCounterpartyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d866761293242d4df6bc1d5abfa9b6e";

export default node;
