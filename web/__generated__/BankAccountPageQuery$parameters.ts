/**
 * @generated SignedSource<<f145c7f3123f2fa6473d22f153ef599b>>
 * @relayHash 5dabd3c78a52a89110345da6faf85549
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1184f4ad6903be70caed1edf64caf858b311e38fab01452a4ed93a4183f3de62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountPageQuery } from './BankAccountPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1184f4ad6903be70caed1edf64caf858b311e38fab01452a4ed93a4183f3de62",
    "metadata": {},
    "name": "BankAccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
