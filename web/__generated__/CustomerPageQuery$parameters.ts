/**
 * @generated SignedSource<<91d97af017c51b4ef3468f1aa182d00a>>
 * @relayHash b93daca0239d02f157dd233e3f096296
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45a8de880893bfc6e2aebf30a8f6b46eec8554da6c271bd5e69edbdf22bd4854

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45a8de880893bfc6e2aebf30a8f6b46eec8554da6c271bd5e69edbdf22bd4854",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
