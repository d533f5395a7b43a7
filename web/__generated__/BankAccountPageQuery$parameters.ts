/**
 * @generated SignedSource<<937da52bd3c4e8bba24129a59f54fb9c>>
 * @relayHash ba1dcaa36d06d6762e30f426f5c4c1a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0122b7f7ad81550a66711d011c160498adf5585ffcbc57721f340370c91b1d0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountPageQuery } from './BankAccountPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0122b7f7ad81550a66711d011c160498adf5585ffcbc57721f340370c91b1d0d",
    "metadata": {},
    "name": "BankAccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
