/**
 * @generated SignedSource<<69c843b9b3c13a33add9e3b048d81a00>>
 * @relayHash dd1c12836250e74126a1330c9bafe97a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0b749a49dbe96e90fdf3be7c4bc8305d78969f6c38c1247785c15eb338494ab

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
export type CreateExpectedTransactionInput = {
  amount: MoneyInput;
  amountFrom?: string | null | undefined;
  amountTo?: string | null | undefined;
  bankAccountId?: string | null | undefined;
  counterpartyId?: string | null | undefined;
  data?: ReadonlyArray<KeyValueInput> | null | undefined;
  date: string;
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  description: string;
  direction: Direction;
  externalId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  internalDescription?: string | null | undefined;
};
export type MoneyInput = {
  amount: string;
  currency: Currency;
};
export type KeyValueInput = {
  key: string;
  value: string;
};
export type useCreateExpectedTransactionMutation$variables = {
  input: CreateExpectedTransactionInput;
};
export type useCreateExpectedTransactionMutation$data = {
  readonly createExpectedTransaction: {
    readonly expectedTransaction: {
      readonly id: string;
      readonly number: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCreateExpectedTransactionMutation = {
  response: useCreateExpectedTransactionMutation$data;
  variables: useCreateExpectedTransactionMutation$variables;
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
    "concreteType": "ExpectedTransactionPayload",
    "kind": "LinkedField",
    "name": "createExpectedTransaction",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ExpectedTransaction",
        "kind": "LinkedField",
        "name": "expectedTransaction",
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
            "name": "number",
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
    "name": "useCreateExpectedTransactionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateExpectedTransactionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d0b749a49dbe96e90fdf3be7c4bc8305d78969f6c38c1247785c15eb338494ab",
    "metadata": {},
    "name": "useCreateExpectedTransactionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "869f9be88cdcc2af302ca7d54648a2b9";

export default node;
