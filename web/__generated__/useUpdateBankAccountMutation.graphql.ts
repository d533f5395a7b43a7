/**
 * @generated SignedSource<<32c8de93198bfe2aab63a9dfcc2ddc5f>>
 * @relayHash a09c561827bb56f7dcc0c44f41e5e112
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6545294f60e701bc79e95f0a092c1f35ceb80d6dae6c4f497178ecee5e3761b9

import type { ConcreteRequest } from 'relay-runtime';
export type CashRestrictionKind = "BLOCKED" | "MINIMUM_BALANCE";
export type Currency = "IDR" | "SGD" | "USD";
export type UpdateBankAccountInput = {
  accountNumber?: string | null | undefined;
  alias?: string | null | undefined;
  currency?: Currency | null | undefined;
  id: string;
  lastCheckedOn?: string | null | undefined;
  restriction?: CashRestrictionInput | null | undefined;
  version: number;
};
export type CashRestrictionInput = {
  amount: string;
  kind: CashRestrictionKind;
  reason: string;
  until?: string | null | undefined;
};
export type useUpdateBankAccountMutation$variables = {
  input: UpdateBankAccountInput;
};
export type useUpdateBankAccountMutation$data = {
  readonly updateBankAccount: {
    readonly bankAccount: {
      readonly accountNumber: string;
      readonly alias: string;
      readonly currency: Currency;
      readonly id: string;
      readonly lastCheckedOn: string | null | undefined;
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useUpdateBankAccountMutation = {
  response: useUpdateBankAccountMutation$data;
  variables: useUpdateBankAccountMutation$variables;
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
    "concreteType": "BankAccountPayload",
    "kind": "LinkedField",
    "name": "updateBankAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BankAccount",
        "kind": "LinkedField",
        "name": "bankAccount",
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
            "name": "alias",
            "storageKey": null
          },
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
            "name": "currency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastCheckedOn",
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
    "name": "useUpdateBankAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateBankAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6545294f60e701bc79e95f0a092c1f35ceb80d6dae6c4f497178ecee5e3761b9",
    "metadata": {},
    "name": "useUpdateBankAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "447bc4814c4cf482906fb88655ad221d";

export default node;
